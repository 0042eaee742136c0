"""Checks the dice of a match of Shazamm! by docs/records.md, with nothing but Python: fair_dice.py RECORD"""

import hashlib
import struct
import sys

LOW = 2**32 - 1


def words(key, nth):
    """The words of ChaCha with 8 rounds for the outcome of this number."""
    for counter in range(2**64):
        block = b"expand 32-byte k" + key + struct.pack("<QQ", counter, 2 + nth)
        start = struct.unpack("<16I", block)
        word = list(start)
        for n in [0, 1, 2, 3, 4, 5, 6, 7] * 4:
            a, b, c, d = n % 4, 4 + (n + n // 4) % 4, 8 + (n + n // 4 * 2) % 4, 12 + (n + n // 4 * 3) % 4
            for to, by, turned, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                word[to] = word[to] + word[by] & LOW
                mixed = word[turned] ^ word[to]
                word[turned] = (mixed << bits | mixed >> 32 - bits) & LOW
        yield from (one + other & LOW for one, other in zip(word, start))


def below(drawn, bound):
    while True:
        product = next(drawn) * bound
        if product & LOW >= (2**32 - bound) % bound:
            return product >> 32


def is_fair(record):
    """Whether the seed is what was committed to, and every draw what the seed gives."""
    about = dict(line.split(" ", 2)[1:] for line in record.splitlines() if line.startswith("about "))
    secret, key = bytes.fromhex(about["secret"]), bytes.fromhex(about["dice"])
    salts = b"".join(bytes(16) if salt == "-" else bytes.fromhex(salt) for salt in about["salts"].split())
    if hashlib.sha256(secret).hexdigest() != about["commitment"]:
        return False
    if hashlib.sha256(b"conclave fair dice 1\n" + secret + salts).digest() != key:
        return False
    decks = [list(range(1, 15)), list(range(1, 15))]
    for nth, line in enumerate(line for line in record.splitlines() if line.startswith("chance draw")):
        drawn = words(key, nth)
        for deck, found in zip(decks, line.removeprefix("chance draw").split("/")):
            count = min(3 if nth else 5, len(deck))
            for at in range(count):
                other = at + below(drawn, len(deck) - at)
                deck[at], deck[other] = deck[other], deck[at]
            if sorted(deck[:count]) != [int(card) for card in found.split()]:
                return False
            deck[:] = sorted(deck[count:])
    return True


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        sys.exit(0 if is_fair(file.read()) else "the dice are not fair")

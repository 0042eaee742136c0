## The rules and the first game of Pennies.

rules-pennies-aim =
    Minden kör előtt a véletlen dönti el, ki szeretné, hogy az érmék egyezzenek. [P1.1]
    Mindketten letesznek egy érmét lefordítva, fejjel vagy írással felfelé. [P1.2]
    Ha mindkettő ugyanazt az oldalt mutatja, az nyeri a kört, aki ezt szeretné, különben a másik. [P1.3]
    Az nyeri a játékot, aki először nyer annyi kört, amennyiben megegyeztetek. [P1.4]
first-pennies-lay = Azt szeretnéd, hogy a két érme ugyanazt az oldalt mutassa. Tegyél le fejet.
first-pennies-done = Mindkettő fejet mutat: te nyertél. Ennyi az egész játék.

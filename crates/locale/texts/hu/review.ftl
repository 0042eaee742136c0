## What decisions cost: $cost with its standard error.

review-heading = { $name }: { $decisions ->
    [one] egy döntés, amelynek volt alternatívája.
   *[other] { $decisions } döntés, amelynek volt alternatívája.
}
review-fine = Egyiknél sem akadt egyértelműen jobb.
review-costs = { $mistakes ->
    [one] Egy egyértelműen lehetett volna jobb. Veszteség: { $cost }.
   *[other] { $mistakes } egyértelműen lehetett volna jobb. Veszteség összesen: { $cost }.
}
review-mistakes = { $mistakes ->
    [one] Egy egyértelműen lehetett volna jobb.
   *[other] { $mistakes } egyértelműen lehetett volna jobb.
}
review-unjudged = { $count ->
    [one] Egyről nem lehet ítéletet mondani.
   *[other] { $count } döntésről nem lehet ítéletet mondani.
}
review-mistake = { $step }. lépés: { $chosen }. Jobb: { $better }. Veszteség: { $cost }.
review-points = { $cost } ± { $error } pont
review-chance = { $cost } ± { $error } százalékpont a győzelem esélyéből

## The review on the page.

review-how = A főmágus végigmegy minden döntésen, amelynek volt alternatívája, aszerint, amit akkor tudni lehetett, elképzelt játszmákban. Csak azt mondja el, ami egyértelműen jobb; a ± a standard hiba.
review-progress = { $all } döntésből { $done }
review-stop = Megállítás
review-go-on = Folytatás
review-step = { $step }. lépés
review-chosen = A választás: { $chosen }
review-better = Jobb: { $better }
review-cost = Veszteség: { $cost }
review-all = Mind a { $count } megjelenítése
review-try = Próbáld meg innen

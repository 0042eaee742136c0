// What is said when the page cannot start, and so has no texts: fetched then, and only then.

const SENTENCES = {
  en: ["Conclave could not start. It needs a current browser, such as Firefox, Chrome, Edge or Safari.", "Try again"],
  da: ["Conclave kunne ikke starte. Det kræver en nyere browser, f.eks. Firefox, Chrome, Edge eller Safari.", "Prøv igen"],
  nb: ["Conclave kunne ikke starte. Det trengs en nyere nettleser, for eksempel Firefox, Chrome, Edge eller Safari.", "Prøv igjen"],
  sv: ["Conclave kunde inte starta. Det behövs en aktuell webbläsare, till exempel Firefox, Chrome, Edge eller Safari.", "Försök igen"],
  de: ["Conclave konnte nicht starten. Nötig ist ein aktueller Browser, etwa Firefox, Chrome, Edge oder Safari.", "Noch einmal versuchen"],
  fr: ["Conclave n’a pas pu démarrer. Il faut un navigateur récent, par exemple Firefox, Chrome, Edge ou Safari.", "Réessayer"],
  it: ["Non è stato possibile avviare Conclave. Serve un browser aggiornato, ad esempio Firefox, Chrome, Edge o Safari.", "Riprova"],
  hu: ["A Conclave nem tudott elindulni. Friss böngésző kell hozzá, például Firefox, Chrome, Edge vagy Safari.", "Újra"],
  bg: ["Conclave не можа да стартира. Необходим е съвременен браузър, например Firefox, Chrome, Edge или Safari.", "Опитайте отново"],
};

/** Says it in the first of these languages that there are sentences in. */
export function sorry(failed, languages) {
  const codes = languages.map((language) => language.toLowerCase().split("-")[0]).map((code) => (code === "no" || code === "nn" ? "nb" : code));
  const language = codes.find((code) => code in SENTENCES) ?? "en";
  const [sentence, again] = SENTENCES[language];
  failed.lang = language;
  failed.querySelector("p").textContent = sentence;
  failed.querySelector("a").textContent = again;
}

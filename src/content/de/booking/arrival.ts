/** Coming by plane: the flight, and what happens if one lands late. One wording for pages and letters. */
export default {
  heading: 'Abholung am Flughafen',
  flight: 'Flugnummer',
  hint: 'Zum Beispiel LH 2034. Dann weiß unser Team am Schalter, mit welchem Flug Sie kommen.',
  wrong:
    'Bitte geben Sie die Flugnummer so ein, wie sie auf dem Ticket steht, zum Beispiel LH 2034, oder lassen Sie das Feld leer.',
  way: 'Weg zum Schalter',
  late: {
    heading: 'Wenn Sie später landen',
    call: 'Rufen Sie uns bitte an, sobald Sie es wissen: <phone>{number}</phone>.',
    closes: 'Der Schalter schließt an diesem Tag um {closes}\u00A0Uhr.',
    until: 'Haben Sie das Fahrzeug bis {until} nicht abgeholt, können wir es anderen geben.',
    fee: 'Dann berechnen wir den Fahrzeugpreis eines Miettags, höchstens den Gesamtpreis.',
    keyBox: 'Der Schlüsseleinwurf ist nur für die Rückgabe da.',
  },
} as const

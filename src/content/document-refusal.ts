/** Reasons for refusing a document, as its owner reads them in the account and in the letter. */
export const documentRefusal = {
  de: {
    unreadable: 'Das Bild ist unscharf oder zu dunkel. Bitte nehmen Sie es bei Tageslicht noch einmal auf.',
    cut_off: 'Ein Rand fehlt. Bitte nehmen Sie das ganze Dokument auf.',
    back_missing: 'Die Rückseite fehlt.',
    expired: 'Das Dokument ist nicht mehr gültig.',
    other_person: 'Der Name auf dem Dokument ist nicht der Ihres Kontos.',
    other_kind: 'Das ist ein anderes Dokument als angegeben.',
  },
  en: {
    unreadable: 'The picture is blurred or too dark. Please take it again in daylight.',
    cut_off: 'An edge is missing. Please show the whole document.',
    back_missing: 'The back is missing.',
    expired: 'The document is no longer valid.',
    other_person: 'The name on the document is not that of your account.',
    other_kind: 'This is another document than stated.',
  },
} as const

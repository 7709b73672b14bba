/** Language of a page, a letter or a document (D1). */
export type Language = 'de' | 'en'

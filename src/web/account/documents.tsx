import { memberPage } from './dashboard/for-members.tsx'

/** Page of a customer's documents: licence, identity card, passport and other papers. */
export default memberPage('documents', async (language) => {
  const [{ DocumentsPanel }, { default: documents }] = await Promise.all([
    import('./documents/documents-panel.tsx'),
    language === 'de' ? import('#content/de/documents.ts') : import('#content/en/documents.ts'),
  ])
  return { Content: DocumentsPanel, messages: { documents } }
})

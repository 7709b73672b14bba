import { memberPage } from './dashboard/for-members.tsx'

/** What customers upload: licence, identity card, passport and other papers. */
export default memberPage('documents', async (language) => {
  const [{ DocumentsPanel }, { default: documents }] = await Promise.all([
    import('./documents/documents-panel.tsx'),
    language === 'de' ? import('#content/de/documents.ts') : import('#content/en/documents.ts'),
  ])
  return { Content: DocumentsPanel, messages: { documents } }
})

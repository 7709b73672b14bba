import { memberPage } from './dashboard/for-members.tsx'

/** A customer's rental agreements. */
export default memberPage('contracts', async (language) => {
  const [{ Contracts }, { default: contracts }] = await Promise.all([
    import('./contracts/contract-list.tsx'),
    language === 'de' ? import('#content/de/contracts.ts') : import('#content/en/contracts.ts'),
  ])
  return { Content: Contracts, messages: { contracts } }
})

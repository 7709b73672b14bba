import { forMembers } from './dashboard/for-members.tsx'

/** The first page of the account. */
export default forMembers(async (language) => {
  const [{ Overview }, { default: overview }] = await Promise.all([
    import('./dashboard/account-overview.tsx'),
    language === 'de' ? import('#content/de/overview.ts') : import('#content/en/overview.ts'),
  ])
  return { Content: Overview, messages: { overview } }
})

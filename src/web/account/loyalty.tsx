import { memberPage } from './dashboard/for-members.tsx'

/** A member's points and tier (D28). */
export default memberPage('loyalty', async (language) => {
  const [{ PointsPanel }, { default: loyalty }] = await Promise.all([
    import('./loyalty/points-panel.tsx'),
    language === 'de' ? import('#content/de/loyalty.ts') : import('#content/en/loyalty.ts'),
  ])
  return { Content: PointsPanel, messages: { loyalty } }
})

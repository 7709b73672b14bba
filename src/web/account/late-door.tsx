import { later } from '#frame/later.tsx'

const texts = {
  de: async () => ({ doors: (await import('#content/de/doors.ts')).default }),
  en: async () => ({ doors: (await import('#content/en/doors.ts')).default }),
} as const

/** Car beside the pages that lead in: in the built page from the start, its script with the first gesture. */
export const LateDoor = later('door', async () => (await import('#rental/door.tsx')).Door, {
  placeholder: <div className="h-58 bg-ink-950 sm:h-60 lg:h-auto" />,
  untilUsed: true,
  texts,
})

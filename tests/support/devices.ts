/**
 * A journey runs on one device. Its title decides: "(de)" is walked on a phone, everything else on a desktop. So a pair
 * of languages costs two journeys, and each language and each width is still seen. A tag says otherwise: `onPhone` and
 * `onDesktop` where the subject needs that device, `onBoth` where the width itself is the subject.
 */
export const onPhone = { tag: '@phone' } as const
export const onDesktop = { tag: '@desktop' } as const
export const onBoth = { tag: '@both' } as const

/** What Playwright finds in a full title with its tags. */
export const titles = {
  phone: /@phone|@both|^(?!.*@desktop).*\(de\)/s,
  desktop: /@desktop|@both|^(?!.*(@phone|\(de\)))/s,
}

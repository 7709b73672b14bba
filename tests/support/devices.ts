/**
 * A journey runs on one device, which its title decides: "(de)" runs on a phone, everything else on a desktop. A pair of
 * languages thus costs two journeys and covers each language and each width. A tag overrides the title: `onPhone` and
 * `onDesktop` if the subject needs that device, `onBoth` if the width itself is the subject.
 */
export const onPhone = { tag: '@phone' } as const
export const onDesktop = { tag: '@desktop' } as const
export const onBoth = { tag: '@both' } as const

/** Patterns by which Playwright chooses the device from a full title with its tags. */
export const titles = {
  phone: /@phone|@both|^(?!.*@desktop).*\(de\)/s,
  desktop: /@desktop|@both|^(?!.*(@phone|\(de\)))/s,
}

/** Headers of every answer, of pages and files too. @param origin public address of the site */
export function commonHeaders(origin: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    ...(origin.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}

/** Headers of JSON, which browsers must neither display as a document nor store. */
export const dataHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
}

/** Headers of a customer's file, which is for our page only. If it is opened by itself, it is saved and runs nothing. */
export const fileHeaders = {
  ...dataHeaders,
  'content-security-policy': `${dataHeaders['content-security-policy']}; sandbox`,
  'cross-origin-resource-policy': 'same-origin',
}

/** Headers that guard a page, beside its own content security policy. None of our pages uses these devices. */
export const pageHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
}

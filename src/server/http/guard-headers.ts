/** What every answer says to browsers, pages and files too. @param origin where the site is reached */
export function commonHeaders(origin: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    ...(origin.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}

/** JSON is never a document, and never kept. */
export const dataHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
}

/** Somebody's file: for the page that asked for it. Opened by itself, it is saved and does nothing. */
export const fileHeaders = {
  ...dataHeaders,
  'content-security-policy': `${dataHeaders['content-security-policy']}; sandbox`,
  'cross-origin-resource-policy': 'same-origin',
}

/** What guards a page, beside its own content security policy. No page of ours asks for any of these devices. */
export const pageHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
}

import type { Page } from '@playwright/test'

export interface Authenticator {
  /** Sets whether the owner unlocks the device on request. */
  willing(is: boolean): Promise<void>
  /** Number of passkeys on the device. */
  passkeys(): Promise<number>
}

/** Adds the browser's virtual device, which holds passkeys and unlocks itself (WebAuthn § 11). */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    willing: async (is) => {
      await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: is })
    },
    passkeys: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  }
}

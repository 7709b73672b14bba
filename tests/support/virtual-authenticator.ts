import type { Page } from '@playwright/test'

export interface Authenticator {
  /** Whether its owner unlocks it when asked to. */
  willing(is: boolean): Promise<void>
  /** How many passkeys it holds. */
  passkeys(): Promise<number>
}

/** A device of the browser's own that holds passkeys and unlocks them by itself (WebAuthn § 11). */
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

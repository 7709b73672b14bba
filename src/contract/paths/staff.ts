import type { Path } from './path.ts'

/** The calls of the back office. Its application alone loads this table. */
export const staffPaths = {
  getStaffMe: { method: 'GET', for: 'staff', path: '/api/staff/me' },
  lockScreen: { method: 'POST', for: 'staff', path: '/api/staff/lock' },
  unlockScreen: { method: 'POST', for: 'staff', path: '/api/staff/unlock' },

  // people who may not rent
  getCustomerBlocks: { method: 'GET', for: 'staff', path: '/api/staff/customers/:id/blocks' },
  blockCustomer: { method: 'POST', for: 'staff', path: '/api/staff/customers/:id/blocks' },
  liftBlock: { method: 'POST', for: 'staff', path: '/api/staff/blocks/:id/lift' },
} as const satisfies Record<string, Path>

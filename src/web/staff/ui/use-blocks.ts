import { useTranslations } from 'use-intl'

import { useMemberData } from '#api/server-state.tsx'
import { useMay } from '../frame/me.tsx'

/** A person who can be blocked: a customer, or the one who rents in a booking without a customer. */
export type Blockable = { readonly customer: string } | { readonly booking: string }

/** Blocks of a person, the newest first, and one in force of which the reader may not know more. */
export function useBlocks(whose: Blockable) {
  const known = 'customer' in whose
  // Both calls answer alike, but for what is hidden of a customer: nothing.
  const call = (known ? 'getCustomerBlocks' : 'getGuestBlocks') as 'getGuestBlocks'
  const params = (known ? { id: whose.customer } : { reference: whose.booking }) as { reference: string }
  const { data, error } = useMemberData(call, { params })
  const block = data?.blocks.find(({ inForce }) => inForce)
  return { blocks: data?.blocks, block, hidden: data?.hidden ?? null, error }
}

/**
 * Words of the act that blocks a person, lifts their block, or shows it to a colleague who may not lift it. Its page loads
 * the texts `staff.blocks`.
 */
export function useBlockWords(): (block: 'none' | 'known' | 'hidden') => string {
  const t = useTranslations('staff.blocks.acts')
  const may = useMay()
  return (block) => t(block === 'none' ? 'block' : block === 'known' && may('liftBlock') ? 'lift' : 'show')
}

/** The same words for a person whose blocks are asked for. */
export function useBlockAct(whose: Blockable): string {
  const wordsOf = useBlockWords()
  const { block, hidden } = useBlocks(whose)
  return wordsOf(block !== undefined ? 'known' : hidden === null ? 'none' : 'hidden')
}

import type { Step } from './steps.ts'

/** News that the visitor must be told before they go on. */
export type News =
  | { readonly kind: 'sold_out'; readonly vehicle: number; readonly totalMinor: number }
  | { readonly kind: 'price'; readonly before: number; readonly now: number; readonly leadsTo: Step | null }

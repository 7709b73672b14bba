import type { Step } from './steps.ts'

/** Something the visitor must hear of before going on. */
export type News =
  | { readonly kind: 'sold_out'; readonly vehicle: number; readonly totalMinor: number }
  | { readonly kind: 'price'; readonly before: number; readonly now: number; readonly leadsTo: Step | null }

import type { LucideIcon } from 'lucide-react'

interface Props {
  readonly icon: LucideIcon
  /** State of the list in a few words. */
  readonly title: string
  /** Words on the next step, or the first. */
  readonly hint: string
}

/** Place of a list that has nothing: that this is in order, and what comes next. */
export const EmptyList = ({ icon: Icon, title, hint }: Props) => (
  <div className="m-auto grid max-w-88 justify-items-center gap-1 px-6 py-12 text-center">
    <span className="mb-2 grid size-12 place-items-center rounded-full bg-petrol-50 text-petrol-600">
      <Icon aria-hidden size={22} strokeWidth={1.75} />
    </span>
    <p className="font-display text-[0.9375rem] font-semibold text-balance">{title}</p>
    <p className="text-meta text-balance text-ink-500">{hint}</p>
  </div>
)

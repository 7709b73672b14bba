import { CircleAlert } from 'lucide-react'

/** Reason for which an act failed, beside it and read out at once; nothing where there is none. */
export const Problem = ({ words }: { readonly words: string | null }) => (
  <p role="alert" className="flex gap-2 rounded-field bg-danger-100 px-3 py-2.5 text-danger empty:hidden">
    {words !== null && (
      <>
        <CircleAlert aria-hidden size={18} className="mt-px shrink-0" />
        <span className="min-w-0">{words}</span>
      </>
    )}
  </p>
)

import type { ApiError } from '#api/call-server.ts'
import { useErrorText } from '#api/error-text.ts'
import { Notice } from '#ui/notice.tsx'

/** A refusal that belongs to no field in particular. */
export function ErrorNotice({ error }: { readonly error: ApiError | null }) {
  const words = useErrorText()
  if (!error) return null
  return (
    <Notice kind="error">
      <p>{words(error)}</p>
    </Notice>
  )
}

/** A mail address; one that is too long for its line breaks before its sign. */
export function MailAddress({ address }: { readonly address: string }) {
  const at = address.lastIndexOf('@')
  if (at < 0) return address
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  )
}

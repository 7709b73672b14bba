/** Hands bytes to the browser as a file. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

import { Button } from './act-button.tsx'

interface Props {
  /** List that comes in pages. */
  readonly pages: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => unknown
  }
  readonly words: string
  readonly className?: string
}

/** Button below a list for its next page, while there is one. */
export const MoreRows = ({ pages: { hasNextPage, isFetchingNextPage, fetchNextPage }, words, className }: Props) =>
  hasNextPage && (
    <p className={className}>
      <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {words}
      </Button>
    </p>
  )

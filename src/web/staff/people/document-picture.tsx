import { Minus, Plus, RotateCw } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { callFile } from '#api/call-file.ts'
import { classes } from '#ui/classes.ts'
import { Spinner } from '#ui/spinner.tsx'
import { useKeys } from '../frame/keys.tsx'
import { Button } from '../ui/act-button.tsx'

interface Props {
  readonly id: string
  readonly pages: number
  readonly drawable: boolean
}

const ZOOMS = [1, 1.5, 2, 3, 4]

/** Pages of a document, larger and turned by keys. Each page that is shown is a look in the log. */
export function DocumentPicture({ id, pages, drawable }: Props) {
  const t = useTranslations('staff.inbox')
  const [page, setPage] = useState(1)
  const [zoom, setZoom] = useState(0)
  const [turn, setTurn] = useState(0)
  const larger = () => setZoom(Math.min(ZOOMS.length - 1, zoom + 1))
  const smaller = () => setZoom(Math.max(0, zoom - 1))
  const turned = () => setTurn((turn + 90) % 360)
  const before = () => setPage(Math.max(1, page - 1))
  const after = () => setPage(Math.min(pages, page + 1))
  const leaf = [
    { keys: ',', label: t('pageBefore'), run: before },
    { keys: '.', label: t('pageAfter'), run: after },
  ]
  useKeys([
    ...(pages > 1 ? leaf : []),
    { keys: '+', label: t('larger'), run: larger },
    { keys: '-', label: t('smaller'), run: smaller },
    { keys: 't', label: t('turn'), run: turned },
  ])
  return (
    <div className="flex min-w-0 flex-col max-md:h-72 max-md:shrink-0 md:min-h-0 md:flex-1">
      <div className="flex min-h-11 flex-wrap items-center gap-1 border-b border-line px-2 md:px-4">
        <Button look="quiet" aria-label={t('smaller')} aria-disabled={zoom === 0} onClick={smaller}>
          <Minus aria-hidden size={16} />
        </Button>
        <Button look="quiet" aria-label={t('larger')} aria-disabled={zoom === ZOOMS.length - 1} onClick={larger}>
          <Plus aria-hidden size={16} />
        </Button>
        <Button look="quiet" keys="t" onClick={turned}>
          <RotateCw aria-hidden size={16} /> {t('turn')}
        </Button>
        {pages > 1 && (
          <span className="ml-auto flex items-center gap-1 text-meta">
            {t('page', { page: String(page), pages: String(pages) })}
            <Button look="quiet" keys="," aria-disabled={page === 1} onClick={before}>
              {t('pageBefore')}
            </Button>
            <Button look="quiet" keys="." aria-disabled={page === pages} onClick={after}>
              {t('pageAfter')}
            </Button>
          </span>
        )}
      </div>
      <Room zoomed={zoom > 0}>
        {drawable ? (
          <Page key={`${id} ${page}`} id={id} page={page} zoom={ZOOMS[zoom]!} turn={turn} />
        ) : (
          <p>{t('undrawable')}</p>
        )}
      </Room>
    </div>
  )
}

/** Room of a page. The arrows move a page that is larger, and do not go through the list then. */
function Room({ zoomed, children }: { readonly zoomed: boolean; readonly children: ReactNode }) {
  const t = useTranslations('staff.inbox')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it scrolls by these keys
    <section
      aria-label={t('picture')}
      // A scrolling region that nothing inside can focus must take the focus itself.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={(event) => {
        if (zoomed && event.key.startsWith('Arrow')) event.stopPropagation()
      }}
      className="flex min-h-0 flex-1 overflow-auto bg-sand p-4 *:m-auto focus-visible:-outline-offset-2"
    >
      {children}
    </section>
  )
}

interface PageProps {
  readonly id: string
  readonly page: number
  readonly zoom: number
  readonly turn: number
}

function Page({ id, page, zoom, turn }: PageProps) {
  const t = useTranslations('staff.inbox')
  const shown = usePicture(id, page)
  if (shown === null) return <Spinner label={t('drawing')} />
  if (shown === 'failed') return <p role="alert">{t('notDrawn')}</p>
  return (
    <canvas
      // The page's policy allows pictures of the site only, and an image element would need an address.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={t('pictureAlt', { page: String(page) })}
      width={shown.width}
      height={shown.height}
      ref={(canvas) => canvas?.getContext('2d')?.drawImage(shown, 0, 0)}
      // At first the whole page is in sight, as wide as its room or as high.
      style={zoom === 1 ? { rotate: `${turn}deg` } : { width: `${zoom * 100}%`, rotate: `${turn}deg` }}
      className={classes('block shrink-0 rounded-field bg-white', zoom === 1 ? 'max-h-full max-w-full' : 'max-w-none')}
    />
  )
}

function usePicture(id: string, page: number): ImageBitmap | 'failed' | null {
  const [shown, setShown] = useState<ImageBitmap | 'failed' | null>(null)
  useEffect(() => {
    let here = true
    const load = async () => {
      const result = await callFile('getQueuedPage', { params: { id, page: String(page) } })
      const picture = result.ok ? await createImageBitmap(result.data).catch(() => 'failed' as const) : 'failed'
      if (here) setShown(picture)
    }
    void load()
    return () => {
      here = false
    }
  }, [id, page])
  return shown
}

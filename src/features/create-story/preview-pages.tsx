import { useEffect, useState, type CSSProperties } from 'react'
import { report } from '#report'
import { CREATE_STORY } from '#text/create-story.ts'
import { classNames } from '#ui/class-names.ts'
import type { Preview, PreviewPage, PreviewRequest } from './compose-preview.ts'
import styles from './preview-pages.module.css'

type State = { is: 'composing' } | { is: 'none' } | ({ is: 'ready' } & Preview)

/**
 * The book's cover and first pages, beneath the portrait. Nothing waits for them: where they cannot be made, the parent
 * sees the portrait alone (docs/product/05-making-a-story.md#51-everything-of-making-stays-in-step-3). Give it the portrait's address as key: another portrait is another preview.
 */
export function PreviewPages(request: PreviewRequest) {
  const preview = usePreview(request)
  const { child } = request
  if (preview.is === 'none') return null
  return (
    <section className={styles.preview} aria-label={CREATE_STORY.preview} aria-busy={preview.is === 'composing'}>
      <Page
        shape="cover"
        page={preview.is === 'ready' ? preview.cover : null}
        label={CREATE_STORY.previewCover(child.name)}
      />
      <Page
        shape="spread"
        page={preview.is === 'ready' ? preview.spread : null}
        label={CREATE_STORY.previewSpread(child.name)}
      />
    </section>
  )
}

interface PageProps {
  page: PreviewPage | null
  label: string
  shape: 'cover' | 'spread'
}

function Page({ page, label, shape }: PageProps) {
  return (
    <div className={classNames(styles.page, styles[shape])} role="img" aria-label={label}>
      {/* By its place: a layer that is drawn anew changes where it is, and does not fade in again. */}
      {page?.layers.map(({ url, box }, place) => (
        <img key={place} src={url} alt="" draggable={false} style={shareOf(box, page.size)} />
      ))}
    </div>
  )
}

const shareOf = (box: PreviewPage['layers'][number]['box'], page: PreviewPage['size']): CSSProperties => ({
  left: `${(box.x / page.w) * 100}%`,
  top: `${(box.y / page.h) * 100}%`,
  width: `${(box.w / page.w) * 100}%`,
  height: `${(box.h / page.h) * 100}%`,
})

function usePreview({
  templateId,
  child: { name, age, gender, childNameForm },
  portraitUrl,
  drawn,
}: PreviewRequest): State {
  const [state, setState] = useState<State>({ is: 'composing' })
  useEffect(() => {
    const aborting = new AbortController()
    let made: Preview | null = null
    const compose = async () => {
      const { composePreview } = await import('./compose-preview.ts')
      const child = { name, age, gender, ...(childNameForm && { childNameForm }) }
      made = await composePreview({ templateId, child, portraitUrl, drawn }, aborting.signal)
      if (aborting.signal.aborted) made?.close()
      else setState(made ? { is: 'ready', ...made } : { is: 'none' })
    }
    compose().catch((error: unknown) => {
      if (aborting.signal.aborted) return
      report(error, 'create-story: compose the preview')
      setState({ is: 'none' })
    })
    return () => {
      aborting.abort()
      made?.close()
    }
  }, [templateId, name, age, gender, childNameForm, portraitUrl, drawn])
  return state
}

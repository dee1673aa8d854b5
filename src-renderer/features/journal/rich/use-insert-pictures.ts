import type { Editor } from '@tiptap/core'
import { getErrorMessage } from '#renderer/client/call-errors.ts'
import { useClient } from '#renderer/client/use-client.ts'
import { usePictureUpload } from '#renderer/ui/fields/use-picture-upload.ts'

/** Wide enough for a printed page. */
const BOUNDS = { longestPixels: 1024, mostBytes: 500_000 } as const

/** Uploads pictures to the campaign and inserts them into the text. */
export function useInsertPictures(editor: Editor) {
  const { client } = useClient()
  let wanted: number | null = null
  const {
    failure,
    isBusy: isTaking,
    take,
  } = usePictureUpload({
    bounds: BOUNDS,
    async keep(data, file) {
      const { id } = await client.images.add({ data })
      if (editor.isDestroyed) return
      const place = Math.min(wanted ?? editor.state.selection.from, editor.state.doc.content.size)
      const alt = file.name.replace(/\.\w+$/, '').replace(/[-_]+/g, ' ')
      editor.chain().focus().insertContentAt(place, { type: 'picture', attrs: { id, alt } }).run()
    },
    explain: getErrorMessage,
  })

  return {
    failure,
    isTaking,
    /** `at` is a position in the document; null for the caret. */
    async take(files: readonly File[], at: number | null): Promise<void> {
      if (isTaking.value) return
      wanted = at
      await take(files)
    },
  }
}

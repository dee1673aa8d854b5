import type { Editor } from '@tiptap/core'
import { ref } from 'vue'
import { messageOf } from '../../../client/messages.ts'
import { useClient } from '../../../client/use-client.ts'
import { shrinkPicture } from '../../../ui/shrink-picture.ts'

/** As wide as a printed page needs. */
const BOUNDS = { longestPixels: 1024, mostBytes: 500_000 } as const

/** Takes pictures into the campaign, and puts them into the text. */
export function useTakePictures(editor: Editor) {
  const { client } = useClient()
  const failure = ref<string | null>(null)
  const isTaking = ref(false)

  async function take(files: readonly File[], at: number | null): Promise<void> {
    failure.value = null
    isTaking.value = files.length > 0
    try {
      for (const file of files) await takeOne(file, at)
    } catch (error) {
      failure.value = messageOf(error)
    } finally {
      isTaking.value = false
    }
  }

  async function takeOne(file: File, at: number | null): Promise<void> {
    const data = await shrinkPicture(file, BOUNDS).catch(() => null)
    if (data === null)
      return void (failure.value = `“${file.name}” cannot be read as a picture. Take a PNG, JPEG or WebP.`)
    const { id } = await client.images.add({ data })
    if (editor.isDestroyed) return
    const place = Math.min(at ?? editor.state.selection.from, editor.state.doc.content.size)
    const alt = file.name.replace(/\.\w+$/, '').replace(/[-_]+/g, ' ')
    editor.chain().focus().insertContentAt(place, { type: 'picture', attrs: { id, alt } }).run()
  }
  return { failure, isTaking, take }
}

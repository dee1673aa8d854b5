import { ref } from 'vue'
import { type PictureBounds, shrinkPictureToBase64 } from './shrink-picture.ts'

interface PictureUpload {
  readonly bounds: PictureBounds
  /** Stores a scaled-down picture; `data` is base64. */
  readonly keep: (data: string, file: File) => Promise<void>
  readonly explain: (error: unknown) => string
}

/** Scales down the pictures a user selected, stores them one by one and reports failures. */
export function usePictureUpload({ bounds, keep, explain }: PictureUpload) {
  const isBusy = ref(false)
  const failure = ref<string | null>(null)

  async function takeOne(file: File): Promise<void> {
    const data = await shrinkPictureToBase64(file, bounds).catch(() => null)
    if (data === null) failure.value = `“${file.name}” cannot be read as a picture. Take a PNG, JPEG or WebP.`
    else await keep(data, file)
  }

  async function take(files: readonly File[]): Promise<void> {
    if (files.length === 0 || isBusy.value) return
    isBusy.value = true
    failure.value = null
    try {
      for (const file of files) await takeOne(file)
    } catch (error) {
      failure.value = explain(error)
    } finally {
      isBusy.value = false
    }
  }
  return { isBusy, failure, take }
}

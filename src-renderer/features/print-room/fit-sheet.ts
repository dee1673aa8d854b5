import { nextTick, onBeforeUnmount, onMounted, type Ref, ref, watch } from 'vue'

/** A way to set a sheet: the size of its type in points, the least room for notes, whether summaries are printed, and the columns. */
export interface Setting {
  readonly typePt: number
  readonly notesMm: number
  readonly summaries: boolean
  readonly columns: 2 | 3
}

/** From roomy to tight; type is never smaller than 8 points. The last one leaves the summaries to the book. */
export const SETTINGS: readonly [Setting, ...Setting[]] = [
  { typePt: 12, notesMm: 60, summaries: true, columns: 2 },
  { typePt: 11, notesMm: 44, summaries: true, columns: 2 },
  { typePt: 10.5, notesMm: 34, summaries: true, columns: 2 },
  { typePt: 10, notesMm: 30, summaries: true, columns: 2 },
  { typePt: 9.5, notesMm: 26, summaries: true, columns: 2 },
  { typePt: 9, notesMm: 22, summaries: true, columns: 2 },
  { typePt: 8.5, notesMm: 16, summaries: true, columns: 2 },
  { typePt: 8, notesMm: 10, summaries: true, columns: 2 },
  { typePt: 8, notesMm: 0, summaries: true, columns: 2 },
  { typePt: 8, notesMm: 0, summaries: true, columns: 3 },
  { typePt: 8, notesMm: 0, summaries: false, columns: 3 },
]

/** The first setting that fits; the last one where none does. */
export async function findSetting(fits: (setting: Setting) => Promise<boolean>): Promise<Setting> {
  for (const setting of SETTINGS) if (await fits(setting)) return setting
  return SETTINGS.at(-1) ?? SETTINGS[0]
}

/** Sets a sheet so that it stays on one page: laid out anew whenever what it shows changes; `isReady` once it stands. */
export function useFitSheet(frame: Ref<HTMLElement | null>, shown: () => unknown) {
  const setting = ref<Setting>(SETTINGS[0])
  const isReady = ref(false)
  let run = 0

  async function layOut(): Promise<void> {
    const mine = ++run
    isReady.value = false
    await document.fonts.ready
    const found = await findSetting(async (one) => {
      if (mine !== run) return true
      setting.value = one
      await nextTick()
      return !frame.value || frame.value.scrollHeight <= frame.value.clientHeight
    })
    if (mine !== run) return
    setting.value = found
    await nextTick()
    isReady.value = true
  }

  onMounted(layOut)
  onBeforeUnmount(() => run++)
  watch(shown, layOut)
  return { setting, isReady }
}

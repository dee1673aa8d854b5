import { inject, type InjectionKey, provide, type Ref } from 'vue'
import type { Paper } from './layout/paper.ts'
import type { QrPath } from './layout/qr-path.ts'

/** Properties common to all pages of a job. */
export interface PrintLook {
  readonly paper: Paper
  readonly inkLight: boolean
  readonly largePrint: boolean
  readonly campaignName: string
  readonly date: string
  /** URLs of pictures by id. */
  readonly portraits: ReadonlyMap<string, string>
  /** QR codes by the path they link to. */
  readonly codes: ReadonlyMap<string, QrPath>
}

const LOOK: InjectionKey<Readonly<Ref<PrintLook>>> = Symbol('print look')

/** Provides the common properties to the pages. */
export function providePrintLook(look: Readonly<Ref<PrintLook>>): void {
  provide(LOOK, look)
}

export function usePrintLook(): Readonly<Ref<PrintLook>> {
  const look = inject(LOOK)
  if (!look) throw new Error('The print room provides no look')
  return look
}

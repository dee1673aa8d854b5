import { inject, type InjectionKey, provide, type Ref } from 'vue'
import type { Paper } from '../layout/paper.ts'
import type { QrPath } from '../layout/qr-path.ts'

/** What all leaves of a job have in common. */
export interface PrintLook {
  readonly paper: Paper
  readonly inkLight: boolean
  readonly largePrint: boolean
  readonly campaignName: string
  readonly date: string
  /** Addresses of pictures by id. */
  readonly portraits: ReadonlyMap<string, string>
  /** Codes by the path they lead to. */
  readonly codes: ReadonlyMap<string, QrPath>
}

const LOOK: InjectionKey<Readonly<Ref<PrintLook>>> = Symbol('print look')

/** Hands the look of a job to its leaves. */
export function providePrintLook(look: Readonly<Ref<PrintLook>>): void {
  provide(LOOK, look)
}

/** The look of the job that a leaf belongs to. */
export function usePrintLook(): Readonly<Ref<PrintLook>> {
  const look = inject(LOOK)
  if (!look) throw new Error('The print room provides no look')
  return look
}

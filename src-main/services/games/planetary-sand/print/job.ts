import type { DraftFigures, DraftMachine } from '#main/games/planetary-sand/army/army-draft.ts'
import type { SheetJob } from '#main/print/pages/sheet.ts'
import type { SandPrintOptions } from '#shared/contract/planetary-sand/print.ts'
import type { ArmyPlan } from '#shared/games/planetary-sand/armies.ts'

/** An army to be printed. */
export interface PrintedArmy {
  readonly name: string
  readonly notes: string
  readonly plan: ArmyPlan
  readonly figures: readonly DraftFigures[]
  readonly machines: readonly DraftMachine[]
}

/** Input of all sheets. */
export interface SandJob extends SheetJob {
  readonly options: SandPrintOptions
  /** Null for blank lists and cards. */
  readonly army: PrintedArmy | null
}

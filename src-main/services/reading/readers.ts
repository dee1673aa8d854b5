import type { ChartFile } from '#main/cluster/formats/chart-file.ts'
import type { ChartReadOptions } from '#main/cluster/formats/read-chart.ts'
import type { CopyAndCompareInput } from '#main/db/backup/compare-backup.ts'
import type { CopyAndCheckInput } from '#main/db/backup/copy-and-check.ts'
import type { PrepareRestoreInput, FinishRestoreInput } from '#main/db/backup/restore.ts'
import { captureFileResult } from '#main/db/file/campaign-file-error.ts'
import type { PrepareFileInput } from '#main/db/prepare-file.ts'
import type { MatchFile } from '#main/games/kit/replay-file.ts'
import type { BalanceBatch } from '#main/games/planet28/field/balance.ts'
import type { PracticePlan } from '#main/games/planet28/field/play.ts'
import type { SeriesBatch as SandSeriesPart } from '#main/games/planetary-sand/bots/series.ts'
import type { PlanesSeriesBatch } from '#main/games/space-planes/bots/series.ts'
import type { FairnessSettings } from '#shared/cluster/analysis.ts'
import type { Chart } from '#shared/cluster/chart.ts'
import type { FolderFile } from '#shared/contract/journal.ts'
import type { Command as SandCommand } from '#shared/games/planetary-sand/commands.ts'
import type { BattleOptions as SandOptions } from '#shared/games/planetary-sand/options.ts'
import type { Command as PlanesCommand } from '#shared/games/space-planes/commands.ts'
import type { FaceSet } from '#shared/games/space-planes/model.ts'
import type { BattleOptions as PlanesOptions } from '#shared/games/space-planes/options.ts'
import { isSignatureValid } from '../kit/signatures.ts'
import { reuseIfEqual } from './reuse-if-equal.ts'

/**
 * Readers of untrusted texts and files, and long computations, that run on a worker thread. Each takes and returns
 * plain data, complete or as byte arrays, and is imported on first use. A row here makes it available to
 * `runWorkerJob` by name.
 */
export const WORKER_JOBS = {
  'backup-comparison': async (copy: CopyAndCompareInput) => {
    const { copyAndCompare } = await import('#main/db/backup/compare-backup.ts')
    return captureFileResult(() => copyAndCompare(copy))
  },
  'campaign-copy': async (copy: CopyAndCheckInput) =>
    (await import('#main/db/backup/copy-and-check.ts')).copyAndCheck(copy),
  'file-at-rest': async (path: string) => (await import('#main/db/backup/database-copy.ts')).quickCheckFile(path),
  'campaign-at-rest': async (file: PrepareFileInput) => {
    const { prepareCampaignFile } = await import('#main/db/prepare-file.ts')
    return captureFileResult(() => prepareCampaignFile(file))
  },
  'restore-draft': async (draft: PrepareRestoreInput) => {
    const { prepareRestore } = await import('#main/db/backup/restore.ts')
    return captureFileResult(() => prepareRestore(draft))
  },
  'restore-finish': async (finish: FinishRestoreInput) => {
    const { finishRestore } = await import('#main/db/backup/restore.ts')
    return captureFileResult(() => finishRestore(finish))
  },
  'sound-backup': async (campaignPath: string) =>
    (await import('#main/db/backup/backups.ts')).findNewestSoundBackup(campaignPath),
  'fistful-archive': async (text: string) =>
    (await import('#main/games/fistful/proof/verify.ts')).verifyArchive(text, isSignatureValid, [
      (await import('#main/games/space-planes/game.ts')).SPACE_PLANES,
      (await import('#main/games/planetary-sand/game.ts')).PLANETARY_SAND,
    ]),
  'fistful-mail': async (text: string) =>
    (await import('#main/games/fistful/mail/parse-pasted-text.ts')).parsePastedText(text),
  'planes-faces': async (faces: FaceSet) =>
    (await import('#main/games/space-planes/shipyard/analyse-face-set.ts')).analyseFaceSet(faces),
  'planes-mail': async (text: string) =>
    (await import('#main/games/space-planes/mail/planes-mail.ts')).parsePlanesMail(text),
  homeworlds: async ({ chart, settings }: { chart: Chart; settings: FairnessSettings }) =>
    (await import('#main/cluster/analysis/rank-homeworlds.ts')).rankHomeworlds(chart, settings),
  'planet28-balance': async ({ plan, ...part }: BalanceBatch) =>
    (await import('#main/games/planet28/field/balance.ts')).playBalanceBatch({ ...part, plan: reuseIfEqual(plan) }),
  'planet28-practice': async (plan: PracticePlan & { readonly seed: string }) =>
    (await import('#main/games/planet28/field/record-practice.ts')).recordPractice(plan),
  'space-planes-series': async (part: PlanesSeriesBatch) =>
    (await import('#main/games/space-planes/bots/series.ts')).playPlanesSeriesBatch(part),
  'space-planes-battle': async (file: MatchFile<PlanesCommand, PlanesOptions>) =>
    (await import('#main/games/space-planes/replay-file.ts')).replayPlanesFile(file),
  'planetary-sand-battle': async (file: MatchFile<SandCommand, SandOptions>) =>
    (await import('#main/games/planetary-sand/replay-file.ts')).replaySandFile(file),
  'planetary-sand-series': async (part: SandSeriesPart) =>
    (await import('#main/games/planetary-sand/bots/series.ts')).playSeriesBatch(part),
  folder: async (files: readonly FolderFile[]) => (await import('#main/journal/parse-folder.ts')).parseFolder(files),
  map: async ({ files, options }: { files: readonly ChartFile[]; options: ChartReadOptions }) =>
    (await import('#main/cluster/formats/read-chart-sync.ts')).readChartSync(files, options),
} as const satisfies Record<string, (input: never) => Promise<unknown>>

export type WorkerJobName = keyof typeof WORKER_JOBS

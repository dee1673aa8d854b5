import { join } from 'node:path'
import type { RecordedChange } from '#main/db/change-log/change-log.ts'
import { type CampaignFile, createCampaignFile, openCampaignFile } from '#main/db/open-campaign.ts'
import { copyTemplate, withoutWaiting } from './templates.ts'
import { AUTHOR, createTestWorld, type TestWorld } from './test-world.ts'

/** A campaign file without the use cases above it. */
export interface TestFile {
  readonly world: TestWorld
  readonly path: string
  /** The open file; replaced by `reopen`. */
  readonly file: CampaignFile
  /** All announced changes so far. */
  readonly announced: RecordedChange[]
  /** Runs SQL as one labelled change. */
  change(label: string, sql: string): void
  rows(sql: string): unknown[]
  reopen(): void
  /** Closes the file and removes its folder. */
  close(): void
}

const FILL = `INSERT INTO campaign (id, name, dice_seed, created_at) VALUES ('campaign', 'Test', 'seed', '2026-01-01');
  INSERT INTO cluster (id, name, columns, rows) VALUES ('board', 'Board', 16, 32)`

/** Opens a new campaign file with an empty board in a separate test world. */
export function openTestFile(): TestFile {
  const world = createTestWorld()
  const { path, goOn } = copyTemplate('file', world, makeFile)
  const announced: RecordedChange[] = []
  function open(): CampaignFile {
    const opened = openCampaignFile(path, {
      now: world.now,
      announce: (recorded) => void announced.push(recorded),
      beforeMigration: () => {},
    })
    withoutWaiting(opened.db)
    return opened
  }
  goOn()
  let file = open()
  return {
    world,
    path,
    announced,
    get file() {
      return file
    },
    change: (label, sql) => file.changes.record(label, AUTHOR, () => void file.db.exec(sql)),
    rows: (sql) => file.db.prepare(sql).all(),
    reopen() {
      file.close()
      file = open()
    },
    close() {
      if (file.db.open) file.close()
      world.remove()
    },
  }
}

function makeFile({ home, now }: TestWorld): string {
  const path = join(home, 'test.orrery')
  createCampaignFile(path, (draft) => draft.changes.start('Begin', AUTHOR, () => draft.db.exec(FILL)), now)
  return path
}

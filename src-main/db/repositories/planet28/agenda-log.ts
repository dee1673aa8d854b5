import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'
import type { Change } from '#main/db/change-log/change.ts'
import type { Orm } from '#main/db/file/orm.ts'
import { agenda, change, changeRow } from '#main/db/schema/schema.ts'
import { buildPlaceholderCondition } from '../prepared-statements.ts'
import type { Agenda } from './agendas.ts'

/** One change to an agenda. The images are null if the row did not exist. */
export interface AgendaChange extends Omit<Change, 'id' | 'targetId'> {
  readonly rowId: string
  readonly before: string | null
  readonly after: string | null
}

/** The full history of agendas, deleted ones included, for the gamemaster's audit only. */
export function createAgendaLogRepository(orm: Orm) {
  const { label, actor, at, kind, undoneBy } = change
  const { rowId, before, after } = changeRow
  const steps = orm
    .select({ rowId, label, actor, at, kind, undoneBy, before, after })
    .from(changeRow)
    .innerJoin(change, eq(change.id, changeRow.changeId))
    .where(eq(changeRow.tableName, 'agenda'))
    .orderBy(asc(changeRow.id))
    .prepare()
  const rows = orm.select().from(agenda).prepare()
  const lastImage = orm
    .select({ before })
    .from(changeRow)
    .where(
      and(
        buildPlaceholderCondition(changeRow.tableName, 'table'),
        buildPlaceholderCondition(rowId, 'id'),
        isNotNull(before),
      ),
    )
    .orderBy(desc(changeRow.id))
    .limit(1)
    .prepare()

  return {
    /** Oldest first. */
    listSteps: (): AgendaChange[] => steps.all(),
    /** All existing agendas, ended ones included. */
    listRows: (): Agenda[] => rows.all(),
    /** The image of a character or warband before its last change, or null. */
    findImage: (table: 'character' | 'warband', id: string): string | null =>
      lastImage.get({ table, id })?.before ?? null,
  }
}

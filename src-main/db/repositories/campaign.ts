import { eq } from 'drizzle-orm'
import type { Orm } from '../file/orm.ts'
import { campaign } from '../schema/schema.ts'

/** The one row of the campaign table. */
export type Campaign = typeof campaign.$inferSelect

/** Creates access to the campaign row. */
export function createCampaignRepository(orm: Orm) {
  const prepare = orm.select().from(campaign).prepare()
  return {
    get(): Campaign {
      const row = prepare.get()
      if (!row) throw new Error('The campaign has no row')
      return row
    },
    add: (row: Omit<Campaign, 'id' | 'calendar' | 'today'>): void =>
      void orm
        .insert(campaign)
        .values({ ...row, id: 'campaign' })
        .run(),
    update: (fields: Partial<Omit<Campaign, 'id' | 'diceSeed' | 'createdAt'>>): void =>
      void orm.update(campaign).set(fields).where(eq(campaign.id, 'campaign')).run(),
  }
}

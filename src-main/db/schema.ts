// The campaign file's tables, by area.
export * from './schema/agendas.ts'
export * from './schema/battles.ts'
export * from './schema/campaign.ts'
export * from './schema/cluster.ts'
export * from './schema/forces.ts'
export * from './schema/journal.ts'
export * from './schema/log.ts'
export * from './schema/rules.ts'

import { randomBytes, randomUUID } from 'node:crypto'
import { homedir } from 'node:os'
import { join } from 'node:path'
import type { Environment } from '../services/environment.ts'
import type { Report } from './report.ts'

/** Orrery's own folder: the one that is named, or ORRERY_HOME, or the folder Orrery in the person's home. */
export function getHomeFolder(named: string | null): string {
  return named ?? (process.env['ORRERY_HOME'] || join(homedir(), 'Orrery'))
}

/** The real clock and real chance; `home` is Orrery's own folder. */
export function createRealEnvironment(home: string | null, report: Report): Environment {
  return {
    home: getHomeFolder(home),
    now: () => new Date().toISOString(),
    newId: () => randomUUID(),
    newSeed: () => randomBytes(16).toString('hex'),
    report: (fault) => report(fault, null),
  }
}

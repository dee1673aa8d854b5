import { randomBytes, randomUUID } from 'node:crypto'
import { homedir } from 'node:os'
import { join } from 'node:path'
import type { World } from '../services/world.ts'
import type { Report } from './report.ts'

/** The real clock and real chance; `home` is Orrery's own folder, by default ORRERY_HOME or the folder Orrery in the person's home. */
export function realWorld(home: string | null, report: Report): World {
  return {
    home: home ?? (process.env['ORRERY_HOME'] || join(homedir(), 'Orrery')),
    now: () => new Date().toISOString(),
    newId: () => randomUUID(),
    newSeed: () => randomBytes(16).toString('hex'),
    report: (fault) => report(fault, null),
  }
}

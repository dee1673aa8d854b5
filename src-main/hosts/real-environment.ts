import { randomBytes, randomUUID } from 'node:crypto'
import { homedir } from 'node:os'
import { join } from 'node:path'
import type { Environment } from '../services/kit/environment.ts'
import { APP_VERSION } from './app-version.ts'
import type { FaultReporter } from './fault-reporter.ts'

/** Returns Orrery's data folder: the given one, else ORRERY_HOME, else the folder Orrery in the user's home. */
export function getOrreryDataFolder(named: string | null): string {
  return named ?? (process.env['ORRERY_HOME'] || join(homedir(), 'Orrery'))
}

/** Creates the environment with the system clock and random generator. `home` is Orrery's data folder. */
export function createRealEnvironment(home: string | null, report: FaultReporter): Environment {
  return {
    home: getOrreryDataFolder(home),
    now: () => new Date().toISOString(),
    newId: () => randomUUID(),
    newSeed: () => randomBytes(16).toString('hex'),
    appVersion: APP_VERSION,
    report: (fault) => report(fault, null),
  }
}

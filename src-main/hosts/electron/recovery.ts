import { app, type BrowserWindow, dialog, shell } from 'electron'
import type { Log } from './log.ts'
import { askUser } from './message-box.ts'

/** Offers recovery if the page crashes or hangs. */
export function offerRecoveryOnPageCrash(window: BrowserWindow, log: Log): void {
  const { webContents: contents } = window
  let isAsking = false
  let isEnding = false

  async function ask(message: string, detail: string, buttons: readonly [string, string]): Promise<number | null> {
    if (isAsking) return null
    isAsking = true
    const answer = await askUser(window, { message, detail, buttons: [...buttons] })
    isAsking = false
    return window.isDestroyed() ? null : answer
  }

  async function offerReload(): Promise<void> {
    const answer = await ask('The page stopped working.', `What was saved is safe. ${SEE_LOG}`, ['Reload', 'Quit'])
    if (answer === 0) contents.reload()
    if (answer === 1) app.quit()
  }

  async function offerPatience(): Promise<void> {
    const answer = await ask('The page does not answer.', 'What was saved is safe.', ['Wait', 'Reload'])
    if (answer !== 1) return
    isEnding = true
    contents.forcefullyCrashRenderer()
    contents.reload()
  }

  contents.on('render-process-gone', (_event, { reason, exitCode }) => {
    log.note(`The page ended: ${reason}, exit code ${exitCode}`)
    if (reason !== 'clean-exit' && !isEnding) void offerReload()
    isEnding = false
  })
  contents.on('unresponsive', () => {
    log.note('The page does not answer')
    void offerPatience()
  })
}

const SEE_LOG = 'Help > Show Log opens the log.'

/** Logs uncaught errors, and tells the user once. */
export function logUncaughtErrors(log: Log): void {
  let isTold = false
  const catchFault = (fault: unknown): void => {
    log.report(fault, null)
    if (isTold || !app.isReady()) return
    isTold = true
    void tellFault(log)
  }
  process.on('uncaughtException', catchFault)
  process.on('unhandledRejection', catchFault)
  process.stderr.on('error', () => {}) // an app without a console has nowhere to write
}

async function tellFault(log: Log): Promise<void> {
  const { response } = await dialog.showMessageBox({
    type: 'warning',
    title: 'Orrery',
    message: 'Orrery made a mistake.',
    detail: 'What was saved is safe. If something does not work any more, quit Orrery and start it again.',
    buttons: ['Go On', 'Show Log'],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  })
  if (response === 1) shell.showItemInFolder(log.path)
}

/** Reports a failed start and exits. Without a window, the process would only keep the next start from opening one. */
export function exitFailedStart(error: unknown, log: Log): void {
  log.report(error, null)
  const reason = error instanceof Error ? error.message : String(error)
  dialog.showErrorBox('Orrery could not start', `${reason}\n\nThe log is ${log.path}`)
  app.exit(1)
}

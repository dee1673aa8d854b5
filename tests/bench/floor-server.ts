import { createServer } from 'node:http'
import BetterSqlite3 from 'better-sqlite3'

// Minimal server with a page that shows fifty rows of the same file; the baseline for Orrery's start.

const [file = '', port = '0'] = process.argv.slice(2)
const db = new BetterSqlite3(file, { readonly: true })
const rows = db.prepare('SELECT id, title FROM journal_entry ORDER BY updated_at DESC LIMIT 50')
const PAGE = `<!doctype html><meta charset="utf-8"><title>Floor</title><table></table><script>
fetch('/rows').then((answer) => answer.json()).then((rows) => {
  document.querySelector('table').innerHTML = rows.map((row) => '<tr><td>' + row.title + '</td></tr>').join('')
})</script>`

createServer((request, response) => {
  const isRows = request.url === '/rows'
  response.setHeader('content-type', isRows ? 'application/json' : 'text/html')
  response.end(isRows ? JSON.stringify(rows.all()) : PAGE)
}).listen(Number(port), '127.0.0.1', () => console.log('ready'))

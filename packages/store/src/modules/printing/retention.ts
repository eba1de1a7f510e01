import type { Retention } from '../retention/retention'
import type { PrintingService } from './service'

export const printingRetention: Retention<{ printing: PrintingService }> = {
  tables: { print_files: { jobs: ['retention of print files'], stays: 'that it was made and deleted' } },
  files: { 'print/': 'with its entry in print_files' },
  jobs: [{ name: 'retention of print files', run: ({ printing }) => printing.removeOld() }],
}

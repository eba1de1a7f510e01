import { productCount } from '@kea/shared/page/listing'
import { Button } from '~/ui/Button'
import { Dialog } from '~/ui/Dialog'
import { type FilterProps, Filters } from './Filters'

interface FilterSheetProps extends FilterProps {
  isOpen: boolean
  /** Products with the current choice. */
  count: number
  onClose: () => void
}

/** The filters of a phone. Each choice shows at once behind the dialog. */
export function FilterSheet({ isOpen, count, onClose, ...filters }: FilterSheetProps) {
  return (
    <Dialog title="Filters" open={isOpen} onClose={onClose} from="side">
      <div className="flex-1">
        <Filters {...filters} />
      </div>
      <p role="status" className="sr-only">
        {productCount(count)}
      </p>
      <div className="sticky -bottom-6 -mx-6 -mb-6 flex gap-3 border-t border-line bg-paper px-6 py-4">
        <Button look="secondary" className="max-lg:px-4" onClick={() => filters.onChoose({})}>
          Clear
        </Button>
        <Button className="flex-1 whitespace-nowrap max-lg:px-2" onClick={onClose}>
          Show {productCount(count)}
        </Button>
      </div>
    </Dialog>
  )
}

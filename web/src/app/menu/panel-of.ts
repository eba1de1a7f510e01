import type { MenuPanel } from '@kea/shared/navigation/main-menu'

/** The panel of an entry. Without one, after a failed request for example, it has only the link to the entry's page. */
export const panelOf = (
  panels: readonly MenuPanel[] | undefined,
  { label, path }: Pick<MenuPanel, 'label' | 'path'>,
): MenuPanel => panels?.find((panel) => panel.label === label) ?? { label, path, all: label, families: [] }

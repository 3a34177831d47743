import {translate} from '@docusaurus/Translate';

/**
 * The texts of the modal, with the same ids as in @docusaurus/theme-search-algolia, whose own module would also include
 * those of DocSearch.
 */
export const translations = {
  searchBox: {
    placeholder: translate({
      id: 'theme.SearchModal.placeholder',
      message: 'Search documentation...',
      description: 'The placeholder of the input of the search modal',
    }),
    inputLabel: translate({
      id: 'theme.SearchModal.searchBox.searchInputLabel',
      message: 'Search',
      description: 'The ARIA label for search input',
    }),
    clear: translate({
      id: 'theme.SearchModal.searchBox.resetButtonTitle',
      message: 'Clear the query',
      description: 'The label and ARIA label for search box reset button',
    }),
    cancel: translate({
      id: 'theme.SearchModal.searchBox.cancelButtonText',
      message: 'Cancel',
      description: 'The label and ARIA label for search box cancel button',
    }),
  },
  startScreen: {
    recent: translate({
      id: 'theme.SearchModal.startScreen.recentSearchesTitle',
      message: 'Recent',
      description: 'The title for recent searches',
    }),
    noRecent: translate({
      id: 'theme.SearchModal.startScreen.noRecentSearchesText',
      message: 'No recent searches',
      description: 'The text when there are no recent searches',
    }),
    section: translate({
      id: 'theme.SearchModal.startScreen.sectionTitle',
      message: 'In this section',
      description: 'The title for the pages beside the current one',
    }),
    popular: translate({
      id: 'theme.SearchModal.startScreen.popularTitle',
      message: 'Popular pages',
      description: 'The title for pages that most readers need',
    }),
    save: translate({
      id: 'theme.SearchModal.startScreen.saveRecentSearchButtonTitle',
      message: 'Save this search',
      description: 'The title for save recent search button',
    }),
    remove: translate({
      id: 'theme.SearchModal.startScreen.removeRecentSearchButtonTitle',
      message: 'Remove this search',
      description: 'The title for remove recent search button',
    }),
    favorite: translate({
      id: 'theme.SearchModal.startScreen.favoriteSearchesTitle',
      message: 'Favorite',
      description: 'The title for favorite searches',
    }),
    removeFavorite: translate({
      id: 'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle',
      message: 'Remove this search from favorites',
      description: 'The title for remove favorite search button',
    }),
  },
  errorScreen: {
    title: translate({
      id: 'theme.SearchModal.errorScreen.titleText',
      message: 'Unable to fetch results',
      description: 'The title for error screen',
    }),
    help: translate({
      id: 'theme.SearchModal.errorScreen.helpText',
      message: 'You might want to check your network connection.',
      description: 'The help text for error screen',
    }),
    tryAgain: translate({id: 'search.tryAgain', message: 'Try again'}),
    reload: translate({id: 'search.reload', message: 'Reload the page'}),
  },
  results: {
    list: translate({
      id: 'search.results.list',
      message: 'Results',
      description: 'Name of the list of results, for screen readers',
    }),
    region: translate({
      id: 'search.results.region',
      message: 'Search results',
      description: 'Name of the part of the dialog that scrolls, for screen readers',
    }),
    waiting: translate({id: 'search.results.waiting', message: 'Searching…'}),
    some: translate({id: 'search.results.some', message: "Some of these pages don't have all the words."}),
    all: translate({id: 'search.results.all', message: 'No page has all these words. Closest matches:'}),
    onlyHeadings: translate({
      id: 'search.results.onlyHeadings',
      message: 'Only titles and headings could be searched.',
    }),
  },
  noResultsScreen: {
    title: translate({
      id: 'theme.SearchModal.noResultsScreen.noResultsText',
      message: 'No results for',
      description: 'The text when there are no results',
    }),
    suggest: translate({
      id: 'theme.SearchModal.noResultsScreen.suggestedQueryText',
      message: 'Try searching for',
      description: 'The text for suggested query',
    }),
    report: translate({
      id: 'theme.SearchModal.noResultsScreen.reportMissingResultsText',
      message: 'Believe this query should return results?',
      description: 'The text for reporting missing results',
    }),
    reportLink: translate({
      id: 'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText',
      message: 'Let us know.',
      description: 'The link text for reporting missing results',
    }),
  },
  footer: {
    select: translate({
      id: 'theme.SearchModal.footer.selectText',
      message: 'to select',
      description: 'The select text for footer',
    }),
    selectKey: translate({
      id: 'theme.SearchModal.footer.selectKeyAriaLabel',
      message: 'Enter key',
      description: 'The ARIA label for select key in footer',
    }),
    navigate: translate({
      id: 'theme.SearchModal.footer.navigateText',
      message: 'to navigate',
      description: 'The navigate text for footer',
    }),
    upKey: translate({
      id: 'theme.SearchModal.footer.navigateUpKeyAriaLabel',
      message: 'Arrow up',
      description: 'The ARIA label for navigate up key in footer',
    }),
    downKey: translate({
      id: 'theme.SearchModal.footer.navigateDownKeyAriaLabel',
      message: 'Arrow down',
      description: 'The ARIA label for navigate down key in footer',
    }),
    close: translate({
      id: 'theme.SearchModal.footer.closeText',
      message: 'to close',
      description: 'The close text for footer',
    }),
    closeKey: translate({
      id: 'theme.SearchModal.footer.closeKeyAriaLabel',
      message: 'Escape key',
      description: 'The ARIA label for close key in footer',
    }),
    escape: translate({id: 'search.escape', message: 'esc', description: 'What is printed on the Escape key'}),
    slash: translate({id: 'search.slash', message: 'Open with /', description: 'Switch for the key that opens search'}),
  },
};

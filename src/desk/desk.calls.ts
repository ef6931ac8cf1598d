// Every call of staff: what is exported here is served (src/store.calls.ts).

export { changeDeskPasswordCall } from '../account/staff/change-desk-password.server.ts';
export {
  deskSessionCall,
  deskSessionsCall,
  endDeskSessionCall,
  endOtherDeskSessionsCall,
} from '../account/staff/desk-session.server.ts';
export {
  addPasskeyCall,
  beginPasskeyCall,
  deskPasskeysCall,
  removePasskeyCall,
} from '../account/staff/passkeys.server.ts';
export { beginSetUpCall, finishSetUpCall } from '../account/staff/set-up.server.ts';
export { deskCaptchaCall, signInAtDeskCall, signOutOfDeskCall } from '../account/staff/sign-in-staff.server.ts';
export { beginPasskeySignInCall, signInWithPasskeyCall } from '../account/staff/sign-in-with-passkey.server.ts';
export { approveCustomerCall, approveCustomerWithTermsCall } from './accounts/approve-account.server.ts';
export { askCustomerForPaperCall, stopAskingCustomerForPaperCall } from './accounts/ask-for-paper.server.ts';
export {
  inviteCall,
  inviteCustomersCall,
  joinAccountCall,
  removeContactCall,
  saveContactCall,
} from './accounts/contacts.server.ts';
export {
  addRegistrationCall,
  correctEmailCall,
  correctNameCall,
  correctTaxNumberCall,
  setRegistrationKindCall,
  signOutCustomerCall,
} from './accounts/correct-customer.server.ts';
export { customerHistoryCall, customerRecordCall } from './accounts/customer.server.ts';
export { customerListCall } from './accounts/customer-list.server.ts';
export {
  addNoteCall,
  setAutoApprovalCall,
  setManagerCall,
  setPriceListCall,
  setTermsCall,
  setTransferCall,
} from './accounts/customer-settings.server.ts';
export {
  decideOnAccountCall,
  decideOnAddressCall,
  decideOnRegistrationCall,
  decideOnTaxNumberCall,
} from './accounts/decide-customer.server.ts';
export { addCustomerCall, addCustomerWithTermsCall } from './accounts/new-customer.server.ts';
export { erasePersonCall, exportPersonCall } from './accounts/person.server.ts';
export { setManagersCall } from './accounts/set-managers.server.ts';
export { viewShopAsCustomerCall } from './accounts/view-shop.server.ts';
export { auditTrailCall } from './audit/audit.server.ts';
export {
  bankLineCall,
  bankLinesCall,
  bookCertainCall,
  bookLineCall,
  ignoreLineCall,
  importStatementCall,
  linkLineCall,
  payersCall,
  takeBackCall,
  undoLineCall,
} from './bank/bank.server.ts';
export { beginExportCall, exportAtDeskCall, listExportsCall, removeExportCall } from './exports/exports.server.ts';
export { findAtDeskCall } from './find/find.server.ts';
export {
  beginImportCall,
  cancelImportCall,
  checkImportCall,
  continueImportCall,
  decideLinesCall,
  finishUploadCall,
  importAtDeskCall,
  importColumnsCall,
  importPartCall,
  listImportsCall,
  readImportCall,
  runImportCall,
  undoImportCall,
} from './imports/imports.server.ts';
export { createTokenCall, endTokenCall, integrationsCall } from './integrations/tokens.server.ts';
export {
  createEndpointCall,
  deliveriesCall,
  deliveryCall,
  removeEndpointCall,
  sendAgainCall,
  switchEndpointOnCall,
} from './integrations/webhooks.server.ts';
export {
  arrangeCategoriesCall,
  listCategoriesCall,
  mergeCategoriesCall,
  moveItemsCall,
  renameCategoryCall,
} from './items/categories.server.ts';
export {
  addCertificateFileCall,
  certificateFormCall,
  endCertificateCall,
  listCertificatesCall,
  saveCertificateCall,
} from './items/certificates.server.ts';
export { changeItemCall, retireItemsAtDeskCall as retireItemsCall } from './items/change-item.server.ts';
export { listCustomerPricesCall } from './items/customer-prices.server.ts';
export { listItemsAtDeskCall as listItemsCall } from './items/item-list.server.ts';
export {
  addItemPictureCall,
  arrangeItemPicturesCall,
  listItemPicturesCall,
  removeItemPictureCall,
} from './items/item-pictures.server.ts';
export { itemAtDeskCall } from './items/item-record.server.ts';
export { listSearchMissesCall } from './items/search-misses.server.ts';
export { listSearchWordsCall, removeSearchWordCall, saveSearchWordCall } from './items/search-words.server.ts';
export { adjustStockCall, countShelfCall, stocktakeCall } from './items/stock-by-hand.server.ts';
export { listWantedItemsCall } from './items/wanted-items.server.ts';
export { listMessagesCall, markMessageCall, markMessagesCall } from './messages/messages.server.ts';
export {
  closeShopCall,
  confirmCheckCall,
  openingCall,
  openShopCall,
  takeBackCheckCall,
  tryKeysCall,
  tryMailCall,
  trySmsCall,
  visitShopCall,
} from './opening/opening.server.ts';
export {
  enterOrderCall,
  enterQuoteCall,
  prepareOrderCall,
  priceEntryCall,
  readEntryCall,
  readEntryPdfCall,
} from './order-entry/order-entry.server.ts';
export { addDeliveryNoteCall, removeDeliveryNoteCall } from './orders/delivery-notes.server.ts';
export {
  cancelEInvoiceCall,
  createEwayBillCall,
  eDocumentFileCall,
  recordRegistrationCall,
  registerEInvoiceCall,
} from './orders/e-documents.server.ts';
export {
  amendShipmentCall,
  cancelLinesCall,
  correctPincodeCall,
  decideOrderCall,
  deliverOrderCall,
  dispatchOrderCall,
  holdOrderCall,
  printOrderFileCall,
  releaseOrderCall,
  returnGoodsCall,
} from './orders/order-actions.server.ts';
export {
  decideOrdersAtDeskCall as decideOrdersCall,
  listOrdersAtDeskCall as listOrdersCall,
  printPickListCall,
} from './orders/order-list.server.ts';
export { orderAtDeskCall } from './orders/order-record.server.ts';
export { pickLineCall, pickRestCall, putBackCall, weighCartonCall } from './orders/picking.server.ts';
export { decideReturnCall, receiveReturnCall } from './orders/returns.server.ts';
export { decidePaperCall, listPapersCall, reviewPaperCall } from './papers/papers.server.ts';
export {
  askProviderCall,
  finishPaymentCall,
  listPaymentsCall,
  paymentCall,
  refundPaymentCall,
  settlePaymentCall,
} from './payments/online-payments.server.ts';
export { explainPriceCall } from './prices/explain-price.server.ts';
export {
  createPriceListCall,
  findCustomersToPriceCall,
  listPriceListsCall,
  renamePriceListCall,
} from './prices/price-lists.server.ts';
export {
  exportPricesCall,
  importPricesCall,
  listPriceRowsCall,
  priceHistoryCall,
  savePricesAtDeskCall as savePricesCall,
} from './prices/price-rows.server.ts';
export {
  callListCall,
  debtorCall,
  endPromiseCall,
  endUnpaidNoteCall,
  notePromiseCall,
  noteUnpaidCall,
  previewReminderCall,
  recordReceiptCall,
  reverseReceiptCall,
  takeWriteOffBackCall,
  writeOffCall,
} from './receivables/debtor.server.ts';
export { invoiceToRevalueCall, issueNoteCall } from './receivables/notes.server.ts';
export {
  ageingFileCall,
  exceptCall,
  receivablesCall,
  remindersCall,
  sendReminderCall,
  vouchersFileCall,
} from './receivables/receivables.server.ts';
export { certifyTaxCall, taxDeductedCall, taxDeductedFileCall } from './receivables/tax-deducted.server.ts';
export { auditFileCall, outwardFilesCall } from './receivables/tax-returns.server.ts';
export { slowStockCall, stoppedCustomersCall } from './reports/lapsed.server.ts';
export { quotesReportCall } from './reports/quotes-report.server.ts';
export { salesDocumentsCall, salesFileCall, salesReportCall } from './reports/sales-report.server.ts';
export {
  answerRfiCall,
  askMakerCall,
  assignRfiCall,
  extendQuotesCall,
  holdLineCall,
  printQuoteAtDeskCall,
  remindBuyerCall,
  rfiAssigneesCall,
  withdrawQuotesCall,
} from './rfis/rfi-answers.server.ts';
export { listRfisCall, rfiAtDeskCall } from './rfis/rfi-desk.server.ts';
export { rfiLineFactsCall } from './rfis/rfi-line-facts.server.ts';
export { declineWaitingCall, rfiSendersCall } from './rfis/rfi-senders.server.ts';
export {
  changeSettingsCall,
  confirmSettingsCall,
  listSettingsCall,
  previewSettingsCall,
  restoreSettingsCall,
  settingsPartCall,
} from './settings/settings.server.ts';
export { settingsFileCall } from './settings/settings-files.server.ts';
export { addStaffCall, listStaffCall, removeStaffCall, renewStaffSignInCall } from './staff/staff-list.server.ts';
export { siteFiguresCall, waitingWorkCall } from './today/today.server.ts';

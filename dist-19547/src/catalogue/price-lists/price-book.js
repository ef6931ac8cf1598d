                                              
import { t } from '../../lib/i18n.js';
                                                                            
import {                                  planEdit, planEnd, planPrice,                  } from './plan-price.rule.js';
                                                         

                                                                   
                                                 
                                                       
  

/** `touched` are the rows that the edit changes, or that have its scope and quantity. */
                                                                                                        

/** What a row was before all edits and is after them; `rowId` is null for a new row. */
                        
                       
                        
                               
                              
  

const keyOf = ({ scope, scopeKey, minQty }               ) => JSON.stringify([scope, scopeKey, minQty]);

/** The rows of one owner while they are edited: each edit is planned on what the earlier ones leave. */
export class PriceBook {
           #today     ;
           #rows = new Map                     ();
           #idsByKey = new Map                     ();
           #lineOf = new Map                ();
           #writes = new Map                  ();
  #lastNewId = 0;

  constructor(stored                        , today     ) {
    this.#today = today;
    for (const row of stored) this.#put(row);
  }

  row(id        )                          {
    return this.#rows.get(id);
  }

  /** The row that applies on a day, if there is one. */
  rowOn(key               , day     )                          {
    return this.#rowsWith(key).find((row) => (row.validFrom ?? day) <= day && day <= (row.validTo ?? day));
  }

  plan(edit           )              {
    const own = edit.rowId === undefined ? [] : [edit.rowId];
    const touched = [...own, ...this.#rowsWith(edit.wanted).map(({ id }) => id)];
    const first = this.#firstLineOf(edit);
    if (first !== edit.line) {
      const message = t`Line ${first} has the same item, quantity and first day; keep one of the two`;
      return { touched, problem: { field: 'for', message } };
    }
    const planned = this.#planOf(edit);
    return 'problem' in planned
      ? { touched, problem: { field: planned.field, message: planned.problem } }
      : { touched, writes: planned.writes };
  }

  apply(writes                       )       {
    for (const write of writes) {
      if (write.kind === 'begun') this.#lastNewId -= 1;
      else this.#drop(write.before);
      const id = write.kind === 'begun' ? this.#lastNewId : write.before.id;
      if (write.kind !== 'removed') this.#put({ ...write.after, id });
      this.#record(id, write);
    }
  }

  writes()             {
    return [...this.#writes.values()];
  }

  #planOf(edit           )            {
    const row = edit.rowId === undefined ? undefined : this.row(edit.rowId);
    if (edit.rowId !== undefined && !row)
      return { field: 'for', problem: t`This row is no longer there; load the rows again` };
    if (edit.kind === 'end' && row) return planEnd(row, edit.lastDay, this.#today);
    const rows = this.#rowsWith(edit.wanted);
    return row ? planEdit(row, rows, edit.wanted, this.#today) : planPrice(rows, edit.wanted, this.#today);
  }

  #firstLineOf({ line, wanted, kind, rowId }           )         {
    const name = kind === 'end' ? `end ${rowId}` : `${keyOf(wanted)} ${wanted.validFrom ?? this.#today}`;
    const first = this.#lineOf.get(name) ?? line;
    this.#lineOf.set(name, first);
    return first;
  }

  #rowsWith(key               )                {
    return [...(this.#idsByKey.get(keyOf(key)) ?? [])].flatMap((id) => this.#rows.get(id) ?? []);
  }

  #put(row             )       {
    this.#rows.set(row.id, row);
    const key = keyOf(row);
    this.#idsByKey.set(key, (this.#idsByKey.get(key) ?? new Set()).add(row.id));
  }

  #drop(row             )       {
    this.#rows.delete(row.id);
    this.#idsByKey.get(keyOf(row))?.delete(row.id);
  }

  /** A row that has come and gone is not written. */
  #record(id        , write            )       {
    const earlier = this.#writes.get(id);
    const before = earlier ? earlier.before : write.kind === 'begun' ? null : snapshotOf(write.before);
    const after = write.kind === 'removed' ? null : snapshotOf(write.after);
    if (before === null && after === null) this.#writes.delete(id);
    else
      this.#writes.set(id, { rowId: id > 0 ? id : null, kind: before === null ? 'begun' : write.kind, before, after });
  }
}

const snapshotOf = ({ scope, scopeKey, minQty, discountBp, netMinor, validFrom, validTo }               ) => ({
  scope,
  scopeKey,
  minQty,
  discountBp,
  netMinor,
  validFrom,
  validTo,
});

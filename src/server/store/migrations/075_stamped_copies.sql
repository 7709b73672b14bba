-- Every copy of a document is marked as one (PAuswG § 20 (2), D35). What was uploaded before is not, until the nightly
-- job or whoever looks at it first has it drawn anew.
alter table document add stamped boolean not null default false;
alter table document alter stamped drop default;
create index document_unstamped on document (uploaded_at) where not stamped;

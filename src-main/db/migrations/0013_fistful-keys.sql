CREATE TABLE `fistful_key` (
	`id` text PRIMARY KEY NOT NULL,
	`public_a` text,
	`public_b` text,
	`secret` text NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `fistful_game`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "fistful_key_hex" CHECK(length("fistful_key"."secret") = 64 AND coalesce(length("fistful_key"."public_a"), 64) = 64 AND coalesce(length("fistful_key"."public_b"), 64) = 64)
);
--> statement-breakpoint
ALTER TABLE `fistful_sheet` ADD `proof` text;